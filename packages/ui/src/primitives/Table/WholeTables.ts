'use client'

import { createContext } from 'react'

/** Whether tables render all rows at once: a page that returns to its scroll position needs their height. */
export const WholeTables = createContext(false)
