/** A promise and the function that resolves it, for work that a test holds up. */
export const deferred = () => {
  let open = () => {}
  const opened = new Promise<void>(resolve => {
    open = resolve
  })
  return { open, opened }
}
