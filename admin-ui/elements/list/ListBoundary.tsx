import Card from '@mui/material/Card'
import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { z } from 'zod'
import { isRefused } from '../../app/connection/listReader.ts'
import { FailedState } from '../states/FailedState.tsx'

const LaterPage = z.tuple([
  z.string(),
  z.literal('getList'),
  z.object({ pagination: z.object({ page: z.int().min(2) }) }),
])

type FailedQuery = { readonly queryKey: readonly unknown[]; readonly state: { readonly data: unknown } }

/**
 * Whether a page after the first could not be read. react-admin treats it as a page that does not exist and goes
 * to page 1; thrown, the failure keeps the reader where they are.
 */
export const isFailedPage = (error: Error, { queryKey, state }: FailedQuery): boolean =>
  state.data === undefined && LaterPage.safeParse(queryKey).success && !isTooDeep(error)

/** Whether a page is reached by the pages before it only; then page 1 is shown. */
export const isTooDeep = (error: Error): boolean => isRefused(error, 'RANGE_TOO_DEEP')

type ListBoundaryProps = {
  /** Another address is another page, and another try. */
  readonly address: string
  /** What stays around the failure where the list contains its whole page. */
  readonly frame?: ((failure: ReactNode) => ReactNode) | undefined
  readonly children: ReactNode
}

/** Shows why a page of a list could not be read, and reads it again when asked. */
export const ListBoundary = (props: ListBoundaryProps) => (
  <QueryErrorResetBoundary>{({ reset }) => <Boundary {...props} onRetry={reset} />}</QueryErrorResetBoundary>
)

type BoundaryProps = ListBoundaryProps & { readonly onRetry: () => void }

class Boundary extends Component<BoundaryProps, { readonly failure: Error | undefined }> {
  override state: { readonly failure: Error | undefined } = { failure: undefined }

  static getDerivedStateFromError(failure: Error) {
    return { failure }
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.address !== this.props.address && this.state.failure) this.retry()
  }

  readonly retry = () => {
    this.props.onRetry()
    this.setState({ failure: undefined })
  }

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    const card = (
      <Card>
        <FailedState message={failure.message} onRetry={this.retry} />
      </Card>
    )
    return this.props.frame?.(card) ?? card
  }
}
