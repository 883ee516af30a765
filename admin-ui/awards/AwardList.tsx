import type { Award } from '@laurel/contract/awards/award.ts'
import Add from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useMe } from '../app/access/MeContext.ts'
import { Page } from '../app/shell/Page.tsx'
import { CardGrid } from '../elements/list/CardGrid.tsx'
import { ListSource } from '../elements/list/ListSource.tsx'
import { EmptyState } from '../elements/states/EmptyState.tsx'
import { useText } from '../messages/useText.ts'
import { AwardCard } from './AwardCard.tsx'
import { AwardDialogs, type OpenAward } from './AwardDialogs.tsx'
import { awardsActivity } from './awardsActivity.ts'

/** The awards that managers give on the spot. */
export const AwardList = () => {
  const text = useText()
  const { user } = useMe()
  const [open, setOpen] = useState<OpenAward>()
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ dialog: 'create' })}>
      {text('awards.new')}
    </Button>
  )
  return (
    <Page
      title={text('awards.awards')}
      lead={text('awards.spotAwardsAreFor')}
      actions={
        <>
          <Button variant="outlined" component={Link} to={awardsActivity()}>
            {text('action.latestActivity')}
          </Button>
          {add}
        </>
      }
    >
      <ListSource naturalSort={{ field: 'name', order: 'ASC' }} perPage={48}>
        <CardGrid<Award>
          label={text('awards.awards')}
          cardWidthMin={280}
          cardHeight={246}
          card={award => <AwardCard award={award} onOpen={dialog => setOpen({ dialog, award })} />}
          empty={
            <EmptyState
              title={text('awards.noAwardsYet')}
              sentence={text('awards.startUsingSpotAwards')}
              action={add}
            />
          }
        />
      </ListSource>
      {user.is_admin && (
        <Button component={Link} to="/settings/policy-simulator" sx={{ marginTop: 2 }}>
          {text('team.tryChange')}
        </Button>
      )}
      <AwardDialogs open={open} onOpen={setOpen} />
    </Page>
  )
}
