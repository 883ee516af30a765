import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { type Translate, useText } from '../messages/useText.ts'
import { Button } from './Button.tsx'
import { LaurelMark } from './LaurelMark.tsx'
import { Notice } from './Notice.tsx'

type LoadingFailedProps = { readonly error: unknown; readonly onRetry: () => void; readonly level?: 1 | 2 }

const textOf = (error: unknown, text: Translate): string =>
  error instanceof ApiError || error instanceof Unreachable ? error.message : text('states.notUnderstood')

/** Something could not be loaded; one click tries again. */
export const LoadingFailed = ({ error, onRetry, level = 2 }: LoadingFailedProps) => {
  const text = useText()
  return (
    <Notice
      role="alert"
      level={level}
      picture={<LaurelMark size={40} />}
      title={text('states.failed')}
      action={<Button onClick={onRetry}>{text('action.retry')}</Button>}
    >
      {textOf(error, text)}
    </Notice>
  )
}
