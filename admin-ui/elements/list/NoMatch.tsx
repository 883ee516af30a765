import Button from '@mui/material/Button'
import { useListContext } from 'ra-core'
import { useText } from '../../messages/useText.ts'
import { EmptyState } from '../states/EmptyState.tsx'

type NoMatchProps = {
  readonly title?: string
  readonly sentence?: string
  /** What stays chosen when the filters are cleared. */
  readonly keep?: Readonly<Record<string, unknown>>
}

/** Filters leave nothing; they can be cleared. */
export const NoMatch = ({ title, sentence, keep = {} }: NoMatchProps) => {
  const { setFilters } = useListContext()
  const text = useText()
  return (
    <EmptyState
      title={title ?? text('list.noMatch')}
      sentence={sentence ?? text('list.noMatchSentence')}
      action={
        <Button variant="outlined" onClick={() => setFilters(keep)}>
          {text('list.clearFilters')}
        </Button>
      }
    />
  )
}
