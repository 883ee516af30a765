import { createChannel } from '@laurel/contract/admin/channels.ts'
import type { GroupSettings } from '@laurel/contract/records/group.ts'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { SidePanel } from '../shell/SidePanel.tsx'
import { ChannelForm } from './ChannelForm.tsx'

const nothingDecided: GroupSettings = {
  title: '',
  channel_id: '',
  shoutout_allowance: 0,
  point_allowance: 0,
  shoutout_point_options: [],
  managers: [],
}

export const NewChannelPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { client } = useConnection()
  const act = useAct(
    (body: GroupSettings, options) => client.call(createChannel, { body }, options),
    'Recognition channel has been added.',
  )
  return (
    <SidePanel title="A new recognition channel" onClose={onClose}>
      <ChannelForm
        settings={nothingDecided}
        managers={[]}
        act={act}
        saveLabel="Add channel"
        onDone={onClose}
      />
    </SidePanel>
  )
}
