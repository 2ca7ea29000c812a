import { copperStateLottery, createTexts } from '@players-club/domain-models'
import { Button, Dialog, MessagesProvider, Text } from '@players-club/ui'
import { useState } from 'react'

const texts = createTexts('en', copperStateLottery)

export function DialogExample() {
  const [isOpen, setOpen] = useState(false)
  const open = async () => {
    // The words of the dialog itself, such as that of its close button.
    await texts.load(['shell'])
    setOpen(true)
  }
  return (
    <MessagesProvider translate={texts}>
      <Button onPress={() => void open()}>Show my points</Button>
      <Dialog isOpen={isOpen} title="Your points" onClose={() => setOpen(false)}>
        <Text>25,000 points</Text>
      </Dialog>
    </MessagesProvider>
  )
}
