export type { EditProfileState } from './editProfile.machine.ts'
export type { ProfileField } from './profileForm.ts'
export { useEditProfile, type EditProfile } from './useEditProfile.ts'
