/** Passkeys in this browser: turns the server's questions into the browser's, and its answers into the server's. */
import { api } from "./api";
import type { PersonState } from "../protocol";

/** Whether this page may use passkeys: browsers keep them for a name over https, or for localhost, never for a number. */
export function canUsePasskeys(): boolean {
  return "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname);
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function text(data: ArrayBuffer): string {
  const plain = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Make a passkey for the account; a guest names the account that they will have. Null if the person changed their mind. */
export async function makePasskey(name: string, account: string | null): Promise<PersonState | null> {
  const asked = await api.beginPasskey(account);
  const made = await orNull(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(asked.challenge),
        rp: { id: asked.site, name: "Calico" },
        user: { id: bytes(asked.user), name: asked.account, displayName: asked.account },
        pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
        excludeCredentials: asked.known.map((id) => ({ type: "public-key", id: bytes(id) })),
        authenticatorSelection: {
          residentKey: "required",
          requireResidentKey: true,
          userVerification: "required",
        },
        timeout: asked.milliseconds,
      },
    }),
  );
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  return api.newPasskey({
    name,
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  });
}

/** Sign in with whatever passkey the person chooses. Null if they changed their mind. */
export async function usePasskey(): Promise<PersonState | null> {
  const asked = await api.beginPasskeyLogIn();
  const used = await orNull(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.site,
        userVerification: "required",
        timeout: asked.milliseconds,
      },
    }),
  );
  if (used === null) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return api.passkeyLogIn({
    id: text(used.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user: text(response.userHandle ?? new ArrayBuffer(0)),
  });
}

async function orNull(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    // The browser does not say more than this when somebody closes its window or lets the time pass.
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) return null;
    throw error;
  }
}
