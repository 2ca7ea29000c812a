export { Barcode } from './Barcode.tsx'
export type { BarcodeProps } from './Barcode.tsx'
