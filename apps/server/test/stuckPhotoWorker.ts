// A decoder that hangs on one kind of photo, so that its process no longer reacts to anything.
const sleepForGood = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', ({ bytes }: { bytes: Uint8Array }) => {
  const text = Buffer.from(bytes).toString()
  if (text === 'crash') process.kill(process.pid, 'SIGKILL')
  if (text === 'hang') sleepForGood()
  process.send?.({ isPicture: true, photo: bytes })
})
process.send?.('ready')
