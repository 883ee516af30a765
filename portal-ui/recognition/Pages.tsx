import { Redirect, Route, Switch } from 'wouter'
import { CompetitionsPage } from './competitions/CompetitionsPage.tsx'
import { GivePage } from './giving/GivePage.tsx'
import { NominatePage } from './nominations/NominatePage.tsx'
import { NominationsPage } from './nominations/NominationsPage.tsx'
import { PointsPage } from './PointsPage.tsx'
import { ThanksPage } from './ThanksPage.tsx'

/** The home of thanks: what was given in the channels of the person, what they received and gave, and their points. */
export const Pages = () => (
  <Switch>
    <Route path="/recognition">
      <ThanksPage scope="team" />
    </Route>
    <Route path="/recognition/received">
      <ThanksPage scope="received" />
    </Route>
    <Route path="/recognition/given">
      <ThanksPage scope="given" />
    </Route>
    <Route path="/recognition/competitions">
      <CompetitionsPage />
    </Route>
    <Route path="/recognition/give">
      <GivePage />
    </Route>
    <Route path="/recognition/nominations">
      <NominationsPage />
    </Route>
    <Route path="/recognition/nominations/:campaignId">
      {({ campaignId }) => <NominatePage campaignId={campaignId} />}
    </Route>
    <Route path="/recognition/points">
      <PointsPage />
    </Route>
    <Route>
      <Redirect to="/recognition" replace />
    </Route>
  </Switch>
)
