import Button from '@mui/material/Button'
import type { ElementStories } from '../../testing/story.ts'
import { EmptyState } from './EmptyState.tsx'
import { FailedState } from './FailedState.tsx'

const nothing = () => undefined

export const stories: ElementStories = {
  Empty: { element: <EmptyState title="No awards yet" />, shows: 'No awards yet' },
  EmptyWithAction: {
    element: <EmptyState title="No awards yet" sentence="Create one." action={<Button>New award</Button>} />,
    shows: 'New award',
  },
  Failed: {
    element: <FailedState message="The ledger is starting up." onRetry={nothing} />,
    shows: 'The ledger is starting up.',
  },
}
