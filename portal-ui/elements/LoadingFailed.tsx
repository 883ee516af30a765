import { ApiError, Unreachable } from '@laurel/contract/wire/apiError.ts'
import { Button } from './Button.tsx'
import { LaurelMark } from './LaurelMark.tsx'
import { Notice } from './Notice.tsx'

type LoadingFailedProps = { readonly error: unknown; readonly onRetry: () => void; readonly level?: 1 | 2 }

const textOf = (error: unknown): string =>
  error instanceof ApiError || error instanceof Unreachable
    ? error.message
    : 'Laurel answered in a way this page does not understand. Reload the page and try again.'

/** Something could not be loaded; one click tries again. */
export const LoadingFailed = ({ error, onRetry, level = 2 }: LoadingFailedProps) => (
  <Notice
    role="alert"
    level={level}
    picture={<LaurelMark size={40} />}
    title="That didn’t load"
    action={<Button onClick={onRetry}>Try again</Button>}
  >
    {textOf(error)}
  </Notice>
)
