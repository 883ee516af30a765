import { changeChannel } from '@laurel/contract/admin/channels.ts'
import type { Group, GroupSettings } from '@laurel/contract/records/group.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useGetOne } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { SidePanel } from '../shell/SidePanel.tsx'
import { FailedState } from '../table/FailedState.tsx'
import { LoadingRows } from '../table/LoadingRows.tsx'
import { ChannelForm } from './ChannelForm.tsx'
import { countOfPeople } from './countOfPeople.ts'
import { useManagers } from './useManagers.ts'

type ChannelPanelProps = { readonly channelId: string; readonly onClose: () => void }

/** What is decided about one channel, to be changed. */
export const ChannelPanel = ({ channelId, onClose }: ChannelPanelProps) => {
  const { data: channel, error, refetch } = useGetOne<Group>('channels', { id: channelId }, { retry: false })
  return (
    <SidePanel title={channel?.title ?? 'Channel'} onClose={onClose}>
      {channel && <ChannelSettings channel={channel} onClose={onClose} />}
      {!channel && error && <FailedState message={error.message} onRetry={() => void refetch()} />}
      {!channel && !error && <LoadingRows columns={1} />}
    </SidePanel>
  )
}

const ChannelSettings = ({ channel, onClose }: { readonly channel: Group; readonly onClose: () => void }) => {
  const { client } = useConnection()
  const managers = useManagers(channel.managers)
  const act = useAct(
    (body: GroupSettings, options) =>
      client.call(changeChannel, { params: { id: channel.id }, body }, options),
    'Channel settings have been saved.',
  )
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          paddingInline: 3,
          paddingBottom: 1,
          fontSize: '0.875rem',
        }}
      >
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {countOfPeople(channel.user_count)}
        </Box>
        <Link component={RouterLink} to={`/reporting/activity?group=${channel.id}&days=all`}>
          Latest shoutouts
        </Link>
      </Box>
      {managers ? (
        <ChannelForm settings={channel} managers={managers} act={act} saveLabel="Save" onDone={onClose} />
      ) : (
        <LoadingRows columns={1} />
      )}
    </>
  )
}
