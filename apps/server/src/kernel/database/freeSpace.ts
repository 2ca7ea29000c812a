import { statfs } from 'node:fs/promises'

const CHECK_EVERY_MS = 1_000

/** Watches whether the disk under `folder` has less than `minimumBytes` left. */
export async function watchFreeSpace(folder: string, minimumBytes: number) {
  let isLow = false

  async function check() {
    const { bavail, bsize } = await statfs(folder)
    isLow = bavail * bsize < minimumBytes
  }

  await check()
  // A failed check says nothing about the space, so the last result stays.
  const timer = setInterval(() => void check().catch(() => undefined), CHECK_EVERY_MS)
  timer.unref()

  return { isLow: () => isLow, stop: () => clearInterval(timer) }
}
