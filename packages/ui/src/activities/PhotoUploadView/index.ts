export { PhotoPreview, photoPreviewSizes } from './PhotoPreview.tsx'
export type { PhotoPreviewProps, PhotoPreviewSize } from './PhotoPreview.tsx'
export { PhotoUploadView } from './PhotoUploadView.tsx'
export type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'
