import type { Group } from '@laurel/contract/team/group.ts'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useGetOne } from 'react-admin'
import { Navigate, useParams } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ChannelLinks } from './ChannelLinks.tsx'
import { ChannelSettings } from './ChannelSettings.tsx'
import { useManagers } from './useManagers.ts'

/** The settings of one channel, its members and its activity. */
export const ChannelEdit = () => {
  const { id: groupId = '' } = useParams()
  const { groups } = useMe().team
  const text = useText()
  const [isDeleted, setDeleted] = useState(false)
  const channel = useGetOne<Group>('recognition', { id: groupId }, { retry: false, enabled: !isDeleted })
  const { data } = channel
  const title =
    data?.title ?? groups.find(group => group.id === groupId)?.title ?? text('recognition.channel.channel')
  if (isDeleted) return <Navigate to="/recognition" replace />
  return (
    <Page
      title={title}
      lead={data && <ChannelLinks channel={data} />}
      crumb={{ path: '/recognition', label: 'places.channels' }}
    >
      {data && <LoadedForm key={data.id} channel={data} onDeleted={() => setDeleted(true)} />}
      {!data && (
        <Card sx={{ maxWidth: 720 }}>
          <NotLoaded of={channel} columns={1} />
        </Card>
      )}
    </Page>
  )
}

type LoadedFormProps = { readonly channel: Group; readonly onDeleted: () => void }

const LoadedForm = ({ channel, onDeleted }: LoadedFormProps) => {
  const managers = useManagers(channel.managers)
  return managers ? (
    <ChannelSettings channel={channel} managers={managers} onDeleted={onDeleted} />
  ) : (
    <LoadingRows columns={1} />
  )
}
