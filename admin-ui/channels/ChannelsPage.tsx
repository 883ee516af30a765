import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router-dom'
import { LatestRecognition } from '../latestRecognition/LatestRecognition.tsx'
import { useMe } from '../session/MeContext.ts'
import { Page } from '../shell/Page.tsx'
import { UnfinishedBanner } from '../unfinished/UnfinishedBanner.tsx'
import { ChannelGrid } from './ChannelGrid.tsx'
import { ChannelPanel } from './ChannelPanel.tsx'
import { NewChannelPanel } from './NewChannelPanel.tsx'

const newChannel = 'new'

/** All channels; the one that the address names is open beside them. */
export const ChannelsPage = () => {
  const { team } = useMe()
  const { channelId } = useParams()
  const navigate = useNavigate()
  const close = () => void navigate('/recognition')
  const add = team.metadata.use_all_channels ? null : (
    <Button
      variant="contained"
      startIcon={<Add />}
      onClick={() => void navigate(`/recognition/${newChannel}`)}
    >
      Add a channel
    </Button>
  )
  return (
    <Page
      title="All Channels"
      lead="Where your team thanks each other, and how much everyone may give there."
      actions={add}
    >
      <UnfinishedBanner />
      <ChannelGrid action={add} />
      <LatestRecognition />
      {channelId === newChannel && <NewChannelPanel onClose={close} />}
      {channelId !== undefined && channelId !== newChannel && (
        <ChannelPanel key={channelId} channelId={channelId} onClose={close} />
      )}
    </Page>
  )
}
