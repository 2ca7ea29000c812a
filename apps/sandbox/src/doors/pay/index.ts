export { Payments } from './Payment.ts'
export { payDoor } from './payDoor.ts'
export { createSendNotice } from './sendNotice.ts'
