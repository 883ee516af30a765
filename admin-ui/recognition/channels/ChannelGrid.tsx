import { listGroups } from '@laurel/contract/team/listGroups.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { FailedState } from '../../elements/states/FailedState.tsx'
import { ChannelCard } from './ChannelCard.tsx'

const outlines = [0, 1, 2]

export const ChannelGrid = ({ action }: { readonly action: ReactNode }) => {
  const { data, error, refetch } = useAnswer(listGroups, after => ({
    query: { ...after, with_preview: 'true' },
  }))
  if (error && !data) {
    return (
      <Card>
        <FailedState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  }
  if (data?.groups.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No channels yet"
          sentence="Get started by adding a new recognition channel."
          action={action}
        />
      </Card>
    )
  }
  return (
    <Box component="ul" aria-label="Channels" sx={gridStyle}>
      {data?.groups.map(channel => (
        <li key={channel.id}>
          <ChannelCard channel={channel} />
        </li>
      )) ??
        outlines.map(outline => (
          <li key={outline} aria-hidden="true">
            <Skeleton variant="rounded" height={190} />
          </li>
        ))}
    </Box>
  )
}

const gridStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
} as const
