import { createRoot } from 'react-dom/client'
import { LuckyLoungeWidget } from '@players-club/lucky-lounge-embed/react'

const root = document.getElementById('root')
if (root) createRoot(root).render(<LuckyLoungeWidget club="https://club.example" widget="balance" />)
