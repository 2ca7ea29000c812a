import { createRoot } from 'react-dom/client'
import { Heading } from '@players-club/ui'
import '@players-club/ui/styles.css'
import { Welcome } from './Welcome'

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <main>
      <Heading level={1}>A consumer</Heading>
      <Welcome />
    </main>,
  )
}
