import type { ErrorMessage } from '@players-club/api-client'
import { isPhotoTitle, type PhotoFault, type UploadResult } from '@players-club/domain-models'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'

interface Form {
  readonly photo: File | null
  readonly title: string
  /** What is wrong with the photo or its title. */
  readonly fault: PhotoFault | 'missing' | null
  /** Of this photo with this title: the same for every attempt to send it. */
  readonly key: string | null
}

export type UploadPhotoState = Form &
  (
    | { readonly at: 'selecting' }
    | { readonly at: 'uploading'; readonly share: number }
    | { readonly at: 'awarded'; readonly result: UploadResult }
  )

export type UploadPhotoEvent =
  | { readonly type: 'chosen'; readonly photo: File | null; readonly fault: PhotoFault | null }
  | { readonly type: 'titled'; readonly title: string; readonly fault: PhotoFault | null }
  /** The key is taken where this photo has none yet. */
  | { readonly type: 'submitted'; readonly key: string }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'answered'; readonly result: UploadResult }
  /** It has arrived, and earns nothing. */
  | { readonly type: 'sentWithoutPoints' }
  | { readonly type: 'failed'; readonly message: ErrorMessage | null; readonly isRefusal: boolean }
  | { readonly type: 'cancelled' }
  | { readonly type: 'closed' }

export type UploadPhotoEffect =
  | {
      readonly type: 'upload'
      readonly photo: File
      readonly title: string
      readonly key: string
      /** It was sent before, and its outcome is not known. */
      readonly isRetry: boolean
    }
  /** Null where nothing is known but that it failed. */
  | { readonly type: 'showFailure'; readonly message: ErrorMessage | null }
  | { readonly type: 'showSent' }
  | { readonly type: 'showCancelled' }
  | { readonly type: 'showFault' }
  | { readonly type: 'celebrate' }
  | { readonly type: 'refresh' }

type UploadPhotoStep = Step<UploadPhotoState, UploadPhotoEffect | Abandon>

const none: Form = { photo: null, title: '', fault: null, key: null }

const formOf = ({ photo, title, fault, key }: UploadPhotoState): Form => ({ photo, title, fault, key })

function selecting(state: UploadPhotoState, event: UploadPhotoEvent): UploadPhotoStep {
  switch (event.type) {
    case 'chosen': {
      const { photo, fault } = event
      // What may not be sent is not kept; whatever was chosen before stays.
      if (fault && fault !== 'title') return [{ ...state, fault }, [{ type: 'showFault' }]]
      return [{ ...state, photo, fault, key: null }, []]
    }
    case 'titled':
      return [{ ...state, title: event.title, fault: event.fault, key: null }, []]
    case 'submitted': {
      const { photo, title } = state
      // By its value: the fault of a rejected photo may have replaced that of the title.
      if (!isPhotoTitle(title)) return [{ ...state, fault: 'title' }, [{ type: 'showFault' }]]
      if (!photo) return [{ ...state, fault: 'missing' }, []]
      const key = state.key ?? event.key
      const form = { ...formOf(state), fault: null, key }
      const upload = { type: 'upload', photo, title, key, isRetry: state.key !== null } as const
      return [{ ...form, at: 'uploading', share: 0 }, [upload]]
    }
    default:
      return [state, []]
  }
}

function uploading(state: UploadPhotoState, event: UploadPhotoEvent): UploadPhotoStep {
  switch (event.type) {
    case 'progressed':
      return [{ ...formOf(state), at: 'uploading', share: event.share }, []]
    case 'answered':
      if (!event.result.awarded)
        return [{ ...none, at: 'selecting' }, [{ type: 'showFailure', message: null }, { type: 'refresh' }]]
      return [
        { ...formOf(state), at: 'awarded', result: event.result },
        [{ type: 'celebrate' }, { type: 'refresh' }],
      ]
    case 'sentWithoutPoints':
      return [{ ...none, at: 'selecting' }, [{ type: 'showSent' }, { type: 'refresh' }]]
    case 'failed': {
      const key = event.isRefusal ? null : state.key
      return [
        { ...formOf(state), at: 'selecting', key },
        [{ type: 'showFailure', message: event.message }, { type: 'refresh' }],
      ]
    }
    case 'cancelled':
      // It may have arrived: the same photo is retried with the same idempotency key.
      return [
        { ...formOf(state), at: 'selecting' },
        [abandon, { type: 'showCancelled' }, { type: 'refresh' }],
      ]
    default:
      return [state, []]
  }
}

function transition(state: UploadPhotoState, event: UploadPhotoEvent): UploadPhotoStep {
  switch (state.at) {
    case 'selecting':
      return selecting(state, event)
    case 'uploading':
      return uploading(state, event)
    case 'awarded':
      return event.type === 'closed' ? [{ ...none, at: 'selecting' }, []] : [state, []]
  }
}

/** A photo for points: chosen, looked at, sent, and given up if need be. */
export const uploadPhotoMachine: Machine<UploadPhotoState, UploadPhotoEvent, UploadPhotoEffect> = {
  initial: { ...none, at: 'selecting' },
  transition,
}
