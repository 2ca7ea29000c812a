'use client'

import {
  extensionsOf,
  maxBytesOf,
  maxMegabytesOf,
  PHOTO_TITLE_MAX,
  type UploadContent,
} from '@players-club/domain-models'
import { useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
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
  const [areMany, setMany] = useState(false)
  const isUploading = share !== null
  const limits = {
    extensions: extensionsOf(content).join(', '),
    megabytes: maxMegabytesOf(content),
    title: PHOTO_TITLE_MAX,
  }
  const choose = (photo: File | null) => {
    setMany(false)
    props.onChoose(photo)
  }
  const photoError = () => {
    if (areMany) return translate('activities.upload.many')
    if (fault === 'missing') return translate('activities.upload.missing')
    if (fault === 'type' || fault === 'size') return translate('error.uploadPhoto.uploadError', limits)
  }
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
            error={photoError()}
            isDisabled={isUploading}
            onChange={choose}
            // A refused file is passed on, too: the flow checks it by the activity's rules and sets `fault`.
            onRefuse={(reason, [file]) => (reason === 'many' ? setMany(true) : file && choose(file))}
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
