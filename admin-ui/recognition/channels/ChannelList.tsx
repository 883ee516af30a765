import type { Group } from '@laurel/contract/team/group.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router-dom'
import { useMe } from '../../app/access/MeContext.ts'
import { lazyPage } from '../../app/shell/lazyPage.tsx'
import { Page } from '../../app/shell/Page.tsx'
import { CardGrid } from '../../elements/list/CardGrid.tsx'
import { ListSource } from '../../elements/list/ListSource.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { UnfinishedBanner } from '../../operations/deadLetters/UnfinishedBanner.tsx'
import { LatestRecognition } from '../latest/LatestRecognition.tsx'
import { ChannelCard } from './ChannelCard.tsx'

const NewChannelDialog = lazyPage(async () => (await import('./NewChannelDialog.tsx')).NewChannelDialog, null)

/** All channels; at the address for it, one is being added. */
export const ChannelList = ({ isAdding = false }: { readonly isAdding?: boolean }) => {
  const text = useText()
  const usesAllChannels = useMe().team.metadata.use_all_channels
  const navigate = useNavigate()
  const add = usesAllChannels ? null : (
    <Button component={Link} to="/recognition/new" variant="contained" startIcon={<Add />}>
      {text('recognition.addAChannel')}
    </Button>
  )
  return (
    <Page
      title={text('recognition.allChannels')}
      lead={text(usesAllChannels ? 'recognition.everywhereLead' : 'recognition.whereYourTeamThanks')}
      actions={add}
    >
      <UnfinishedBanner />
      <ListSource naturalSort={{ field: 'title', order: 'ASC' }} perPage={100}>
        <CardGrid<Group>
          label={text('recognition.channels')}
          cardWidthMin={300}
          cardHeight={190}
          card={channel => <ChannelCard channel={channel} />}
          empty={
            <EmptyState
              title={text('recognition.noChannelsYet')}
              sentence={text('recognition.getStartedByAdding')}
              action={add}
            />
          }
        />
      </ListSource>
      <LatestRecognition />
      {isAdding && !usesAllChannels && (
        <NewChannelDialog
          onAdded={groupId => void navigate(`/recognition/${groupId}`)}
          onClose={() => void navigate('/recognition')}
        />
      )}
    </Page>
  )
}
