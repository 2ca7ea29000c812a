import { extensionsOf, maxBytesOf, PHOTO_TITLE_MAX, type UploadContent } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/index.ts'
import { Card } from '../../primitives/Card/index.ts'
import { FileDrop } from '../../primitives/FileDrop/index.ts'
import { Form } from '../../primitives/Form/index.ts'
import { Inline } from '../../primitives/Inline/index.ts'
import { ProgressBar } from '../../primitives/ProgressBar/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { TextField } from '../../primitives/TextField/index.ts'
import { PhotoPreview } from './PhotoPreview.tsx'
import type { PhotoUploadViewProps } from './PhotoUploadViewProps.ts'

/** A file picker wants extensions with a dot. */
const acceptOf = (content: UploadContent) => extensionsOf(content).map(extension => `.${extension}`)

/** The photo, its title and the upload progress. */
export function PhotoForm({
  content,
  photo,
  title,
  fault,
  share,
  ...props
}: Omit<PhotoUploadViewProps, 'content'> & { content: UploadContent }) {
  const translate = useMessages()
  const isUploading = share !== null
  const limits = {
    extensions: extensionsOf(content).join(', '),
    megabytes: content.contentConfig.maxFileSize,
    title: PHOTO_TITLE_MAX,
  }
  const photoError =
    fault === 'missing'
      ? translate('activities.upload.missing')
      : fault === 'type' || fault === 'size'
        ? translate('error.uploadPhoto.uploadError', limits)
        : undefined
  const percent = Math.round((share ?? 0) * 100)
  return (
    <Card>
      <Form label={translate('activities.upload.form')} onSubmit={props.onSubmit} isPending={isUploading}>
        <Stack gap={5}>
          <FileDrop
            label={translate('activities.upload.photo')}
            hint={translate('activities.upload.hint', limits)}
            name="photo"
            accept={acceptOf(content)}
            maxBytes={maxBytesOf(content)}
            value={photo}
            error={photoError}
            isDisabled={isUploading}
            onChange={props.onChoose}
            // The activity's rules decide about the file.
            onRefuse={(reason, [file]) => reason !== 'many' && file && props.onChoose(file)}
            preview={photo && <PhotoPreview photo={photo} />}
          />
          <TextField
            label={translate('activities.upload.title')}
            hint={translate('activities.upload.titleHint', limits)}
            name="title"
            value={title}
            error={fault === 'title' ? translate('activities.upload.titleLong', limits) : undefined}
            isOptional
            isDisabled={isUploading}
            onChange={props.onTitle}
          />
          <Text size="small" tone="muted">
            {translate('activities.upload.privacy')}
          </Text>
          {isUploading && (
            <ProgressBar
              label={translate('activities.upload.progress')}
              value={percent}
              valueText={`${percent}%`}
            />
          )}
          <Inline gap={3}>
            <Button type="submit" isPending={isUploading}>
              {translate('activities.upload.send')}
            </Button>
            {isUploading && (
              <Button emphasis="outline" onPress={props.onCancel}>
                {translate('activities.upload.cancel')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </Card>
  )
}
