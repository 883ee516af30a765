import type { Group } from '@laurel/contract/records/group.ts'
import Card from '@mui/material/Card'
import { useGetOne } from 'react-admin'
import { useParams } from 'react-router-dom'
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
  const { data, error, refetch } = useGetOne<Group>('channels', { id: groupId }, { retry: false })
  const title = data?.title ?? groups.find(group => group.id === groupId)?.title ?? 'Channel'
  return (
    <Page
      title={title}
      lead={data && <ChannelLinks channel={data} />}
      crumb={{ path: '/recognition', label: 'All Channels' }}
    >
      {data && <LoadedForm key={data.id} channel={data} />}
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

const LoadedForm = ({ channel }: { readonly channel: Group }) => {
  const managers = useManagers(channel.managers)
  return managers ? <ChannelForm channel={channel} managers={managers} /> : <LoadingRows columns={1} />
}
