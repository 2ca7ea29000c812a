import { copperStateLottery, createTexts } from '@players-club/domain-models'
import { emailRule } from '@players-club/forms-validation'
import { MessagesProvider, TextField } from '@players-club/ui'
import { useEffect, useState } from 'react'

const texts = createTexts('en', copperStateLottery)

export function RuleExample() {
  const [email, setEmail] = useState('not an address')
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    void texts.load(['shell', 'accounts', 'accountPages']).then(() => setLoaded(true))
  }, [])
  const error = emailRule(email)
  return (
    <MessagesProvider translate={texts}>
      <TextField
        label="E-mail"
        name="email"
        value={email}
        onChange={setEmail}
        error={isLoaded && error ? texts(error.key, error.params) : undefined}
      />
    </MessagesProvider>
  )
}
