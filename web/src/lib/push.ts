/** Web Push: this browser tells its person of their turn in games of days, although the page is closed. */
import type { NewPush } from "../protocol";
import { api } from "./api";
import { language } from "./texts.svelte";

/** Whether this browser can: it needs a service worker, and so https or localhost. */
export function mayPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

const registration = async (): Promise<ServiceWorkerRegistration | null> =>
  mayPush() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;

/** Whether this browser is to tell. */
export async function isPushed(): Promise<boolean> {
  return (await (await registration())?.pushManager.getSubscription()) != null;
}

function text(key: ArrayBuffer | null): string {
  const bytes = String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Switch it on or off; whether it is on then. Throws what the server or the browser refuses. */
export async function push(on: boolean): Promise<boolean> {
  const manager = (await registration())?.pushManager;
  if (!manager) return false;
  const known = await manager.getSubscription();
  if (!on) {
    if (known) await api.unsubscribe(known.endpoint);
    await known?.unsubscribe();
    return false;
  }
  if ((await Notification.requestPermission()) !== "granted") return false;
  const subscription =
    known ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: await api.pushKey() }));
  const told: NewPush = {
    endpoint: subscription.endpoint,
    key: text(subscription.getKey("p256dh")),
    auth: text(subscription.getKey("auth")),
    language: language(),
  };
  await api.subscribe(told);
  return true;
}
