import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Component, type ReactNode } from 'react'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { removeOutline } from '../outline/shownOutline.ts'
import { CodeNotLoaded } from './lazyCode.ts'
import { mayReload } from './mayReload.ts'

type PageBoundaryProps = {
  /** Another address is another page, and another try. */
  readonly address: string
  readonly children: ReactNode
  readonly reload?: () => void
}

const reloadPage = (): void => window.location.reload()

/** Keeps the shell standing when a page can't be shown, and reloads once where its code did not load. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    removeOutline()
    const { reload = reloadPage } = this.props
    if (error instanceof CodeNotLoaded && mayReload(window.sessionStorage, Date.now())) reload()
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (before.address !== this.props.address && this.state.hasFailed) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? (
      <NotShown onReload={this.props.reload ?? reloadPage} />
    ) : (
      this.props.children
    )
  }
}

const NotShown = ({ onReload }: { readonly onReload: () => void }) => {
  const text = useText()
  return (
    <Card role="alert">
      <EmptyState
        title={text('shell.pageNotShown')}
        sentence={text('shell.pageNotShownSentence')}
        action={
          <Button variant="contained" onClick={onReload}>
            {text('shell.loadAgain')}
          </Button>
        }
      />
    </Card>
  )
}
