import { boolean, enums, integer, min, number, string, type, type Infer } from 'superstruct'
import { BYTES_PER_MB, PHOTO_MAX_MB, PHOTO_TITLE_MAX } from './constants.ts'

/** What may be uploaded for an activity. */
export const uploadContent = type({
  id: integer(),
  contentType: enums(['IMAGE']),
  contentConfig: type({
    /** With commas: "jpg,png". */
    allowedExtensions: string(),
    /** In MB. */
    maxFileSize: min(number(), 0),
  }),
})
/** What may be uploaded for an activity. */
export type UploadContent = Infer<typeof uploadContent>

/** What an upload brought. */
export const uploadResult = type({ awarded: boolean(), total_points: integer() })
/** What an upload brought. */
export type UploadResult = Infer<typeof uploadResult>

/** The file extensions that an activity accepts, in lower case and without the dot. */
export const extensionsOf = ({ contentConfig }: Pick<UploadContent, 'contentConfig'>): readonly string[] =>
  contentConfig.allowedExtensions
    .split(',')
    .map(extension => extension.trim().toLowerCase())
    .filter(extension => extension !== '')

/** The largest upload that an activity accepts, in MB: the club takes no larger ones, whatever an activity names. */
export const maxMegabytesOf = ({ contentConfig }: Pick<UploadContent, 'contentConfig'>): number =>
  Math.min(contentConfig.maxFileSize, PHOTO_MAX_MB)

/** The largest upload that an activity accepts, in bytes. */
export const maxBytesOf = (content: Pick<UploadContent, 'contentConfig'>): number =>
  Math.floor(maxMegabytesOf(content) * BYTES_PER_MB)

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** What is wrong with a photo that is to be uploaded: its file type, its size or the length of its title. */
export type PhotoFault = 'type' | 'size' | 'title'

/** Whether a photo's title is short enough; it is counted in characters, as the texts of a survey are. */
export const isPhotoTitle = (title: string): boolean => Array.from(title).length <= PHOTO_TITLE_MAX

/** What is wrong with a photo that is to be uploaded; null where nothing is. */
export const photoFault = (
  { name, size, title }: { name: string; size: number; title: string },
  allowed: Pick<UploadContent, 'contentConfig'>,
): PhotoFault | null => {
  if (!extensionsOf(allowed).includes(extensionOf(name))) return 'type'
  if (size === 0 || size > maxBytesOf(allowed)) return 'size'
  return isPhotoTitle(title) ? null : 'title'
}
