"""`python -m calico.kernel` compiles the kernel once, with progress, so that nobody waits for it later."""

import sys

from calico.kernel import is_warm, warm


def main() -> None:
    """Compile what is not on disk yet."""
    if is_warm():
        print("The simulation kernel is compiled.")
        return

    def tell(done: int, steps: int, name: str) -> None:
        end = "" if sys.stdout.isatty() and done < steps else "\n"
        begin = "\r\033[K" if sys.stdout.isatty() else ""
        text = f"({done + 1}/{steps}) {name} …" if done < steps else "done."
        print(f"{begin}Compiling the simulation kernel: {text}", end=end, flush=True)

    warm(tell)


if __name__ == "__main__":
    main()
