import { FailedState } from './FailedState.tsx'
import { LoadingRows } from './LoadingRows.tsx'

type NotLoadedProps = {
  readonly of: {
    readonly data: unknown
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly columns: number
}

/** A query without data: it loads, or it failed. Nothing once there is data. */
export const NotLoaded = ({ of: { data, error, refetch }, columns }: NotLoadedProps) => {
  if (data !== undefined) return null
  return error ? (
    <FailedState message={error.message} onRetry={() => void refetch()} />
  ) : (
    <LoadingRows columns={columns} />
  )
}
