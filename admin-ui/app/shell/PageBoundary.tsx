import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Component, type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { PageOutline } from './PageOutline.tsx'

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
        <Card role="alert">
          <EmptyState
            title="This page could not be shown"
            sentence="The connection may have been lost, or Laurel was renewed meanwhile. Nothing you saved is gone."
            action={
              <Button variant="contained" onClick={() => window.location.reload()}>
                Load it again
              </Button>
            }
          />
        </Card>
      )
    }
    return <Suspense fallback={<PageOutline />}>{this.props.children}</Suspense>
  }
}
