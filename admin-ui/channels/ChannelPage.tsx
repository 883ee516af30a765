import type { Group } from '@laurel/contract/team/group.ts'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { useMe } from '../session/MeContext.ts'
import { Page } from '../shell/Page.tsx'
import { FailedState } from '../table/FailedState.tsx'
import { LoadingRows } from '../table/LoadingRows.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { ChannelLinks } from './ChannelLinks.tsx'
import { useManagers } from './useManagers.ts'

/** How recognition works in one channel, who is in it, and what was said there. */
export const ChannelPage = () => {
  const { groupId = '' } = useParams()
  const { groups } = useMe().team
  const [isDeleted, setDeleted] = useState(false)
  const { data, error, refetch } = useGetOne<Group>(
    'channels',
    { id: groupId },
    { retry: false, enabled: !isDeleted },
  )
  const title = data?.title ?? groups.find(group => group.id === groupId)?.title ?? 'Channel'
  if (isDeleted) return <Navigate to="/recognition" replace />
  return (
    <Page
      title={title}
      lead={data && <ChannelLinks channel={data} />}
      crumb={{ path: '/recognition', label: 'All Channels' }}
    >
      {data && <LoadedForm key={data.id} channel={data} onDeleted={() => setDeleted(true)} />}
      {!data && (
        <Card sx={{ maxWidth: 720 }}>
          {error ? (
            <FailedState message={error.message} onRetry={() => void refetch()} />
          ) : (
            <LoadingRows columns={1} />
          )}
        </Card>
      )}
    </Page>
  )
}

type LoadedFormProps = { readonly channel: Group; readonly onDeleted: () => void }

const LoadedForm = ({ channel, onDeleted }: LoadedFormProps) => {
  const managers = useManagers(channel.managers)
  return managers ? (
    <ChannelForm channel={channel} managers={managers} onDeleted={onDeleted} />
  ) : (
    <LoadingRows columns={1} />
  )
}
