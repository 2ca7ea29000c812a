export { OutageScreen, outageKinds } from './OutageScreen.tsx'
export type { OutageKind, OutageScreenProps } from './OutageScreen.tsx'
