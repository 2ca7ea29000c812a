import type { LocksPort } from '../ClubPorts.ts'

/** One tab at a time, where the browser has locks; elsewhere each tab for itself. */
export const browserLocks: LocksPort = {
  exclusive: (name, run) =>
    typeof navigator === 'undefined' || !('locks' in navigator) ? run() : navigator.locks.request(name, run),
}
