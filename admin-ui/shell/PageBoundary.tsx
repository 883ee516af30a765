import Card from '@mui/material/Card'
import { Component, type ReactNode, Suspense } from 'react'
import { FailedState } from '../table/FailedState.tsx'
import { LoadingRows } from '../table/LoadingRows.tsx'

type PageBoundaryProps = {
  /** Another address is another page, and another try. */
  readonly address: string
  readonly children: ReactNode
}

/** Keeps the shell standing while the code of a page loads, and when a page can't be shown. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.address !== this.props.address && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    if (this.state.hasFailed) {
      return (
        <Card>
          <FailedState
            message="This page could not be shown. Perhaps Laurel was renewed meanwhile; load it again."
            onRetry={() => window.location.reload()}
          />
        </Card>
      )
    }
    return <Suspense fallback={<LoadingRows columns={1} />}>{this.props.children}</Suspense>
  }
}
