import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'

type PageBoundaryProps = {
  /** Another address is another page, and another try. */
  readonly address: string
  readonly children: ReactNode
}

/** Keeps the shell standing when a page can't be shown. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.address !== this.props.address && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <NotShown /> : this.props.children
  }
}

const NotShown = () => {
  const text = useText()
  return (
    <Card role="alert">
      <EmptyState
        title={text('shell.pageNotShown')}
        sentence={text('shell.pageNotShownSentence')}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {text('shell.loadAgain')}
          </Button>
        }
      />
    </Card>
  )
}
