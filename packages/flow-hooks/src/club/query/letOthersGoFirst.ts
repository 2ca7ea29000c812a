/** Whatever waits in the browser has its turn; one that cannot be asked for it goes on at once. */
export async function letOthersGoFirst(): Promise<void> {
  const { scheduler }: { scheduler?: Partial<Scheduler> } = globalThis
  await scheduler?.yield?.()
}
