export type { UploadPhotoState } from './uploadPhoto.machine.ts'
export { useUploadPhoto, type UploadPhoto } from './useUploadPhoto.ts'
