export const messageTypes = ['error', 'warning', 'success', 'info', 'outage_warning'] as const
export type MessageType = (typeof messageTypes)[number]
