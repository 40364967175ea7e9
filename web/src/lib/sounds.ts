/** Soft sounds made in the browser: cloth, thread, wood, a purr. Nothing sounds before the first touch of the page. */
import { isAudible } from "./settings.svelte";

export type Sound = "place" | "take" | "button" | "cat" | "goal" | "turn" | "end" | "purr";

let context: AudioContext | null = null;

function stage(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

/** A breath of filtered noise: cloth on cloth. */
function rustle(audio: AudioContext, at: number, length: number, pitch: number, volume: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume }))
    .connect(audio.destination);
  source.start(at);
}

/** A tone that fades like a tapped piece of wood or a plucked thread. */
function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  volume: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type, frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function purr(audio: AudioContext, at: number): void {
  const length = 1.3;
  const source = new OscillatorNode(audio, { type: "sawtooth", frequency: 52 });
  const tremble = new OscillatorNode(audio, { frequency: 23 });
  const depth = new GainNode(audio, { gain: 0.05 });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.07, at + 0.25);
  gain.gain.linearRampToValueAtTime(0, at + length);
  tremble.connect(depth).connect(gain.gain);
  source
    .connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 340 }))
    .connect(gain)
    .connect(audio.destination);
  for (const node of [source, tremble]) {
    node.start(at);
    node.stop(at + length);
  }
}

export function sound(name: Sound): void {
  if (!isAudible()) return;
  const audio = stage();
  if (!audio) return;
  const now = audio.currentTime;
  switch (name) {
    case "place":
      rustle(audio, now, 0.16, 900, 0.22);
      tone(audio, now + 0.03, 150, 0.12, 0.12, "sine");
      break;
    case "take":
      rustle(audio, now, 0.22, 1900, 0.12);
      break;
    case "button":
      [0, 0.07, 0.14].forEach((delay) =>
        tone(audio, now + delay, 1250 + 900 * delay, 0.09, 0.05, "triangle"),
      );
      break;
    case "cat":
      tone(audio, now, 330, 0.3, 0.05, "triangle");
      purr(audio, now + 0.15);
      break;
    case "goal":
      [392, 494, 587].forEach((pitch, index) => tone(audio, now + index * 0.11, pitch, 0.7, 0.06, "sine"));
      break;
    case "turn":
      tone(audio, now, 523, 0.25, 0.05, "sine");
      tone(audio, now + 0.13, 659, 0.4, 0.05, "sine");
      break;
    case "end":
      [262, 330, 392, 523].forEach((pitch, index) =>
        tone(audio, now + index * 0.15, pitch, 1.1, 0.06, "sine"),
      );
      break;
    case "purr":
      purr(audio, now);
      break;
  }
}
