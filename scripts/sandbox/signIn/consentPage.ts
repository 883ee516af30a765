import type { SandboxContext } from '../sandboxContext.ts'
import type { ConsentRequest } from './consentRequest.ts'
import { escapeHtml } from './escapeHtml.ts'

const scopeTexts: Record<string, string> = {
  openid: 'Know who you are',
  email: 'See your e-mail address',
  profile: 'See your name and picture',
  commands: 'Add commands such as /shoutout',
  'chat:write': 'Write messages',
  'chat:write.public': 'Write in public channels it is not in',
  'channels:read': 'See public channels and who is in them',
  'channels:join': 'Join public channels',
  'groups:read': 'See private channels it is in',
  'im:read': 'See its direct conversations',
  'im:write': 'Begin direct conversations',
  'reactions:read': 'See reactions',
  'reactions:write': 'Add reactions',
  'team:read': 'See the name of the workspace',
  'users:read': 'See people',
  'users:read.email': 'See e-mail addresses',
  'users.profile:read': 'See profiles',
}

/** The screen where a person agrees, as the person they choose to be. */
export const consentPage = (
  context: SandboxContext,
  request: ConsentRequest,
  chosenUserId: string | undefined,
): string => {
  const { app, workspace } = context
  const isInstall = request.kind === 'install'
  const title = isInstall ? `Add ${app.name} to ${workspace.team.name}` : `Sign in to ${app.name}`
  const scopes = (isInstall && request.scope === '' ? app.scopes : request.scope.split(/[\s,]+/)).filter(
    Boolean,
  )
  const people = [...workspace.users.values()]
    .filter(user => !user.isBot && !user.isDeleted)
    .toSorted((left, right) => left.realName.localeCompare(right.realName))
    .map(
      user =>
        `<option value="${escapeHtml(user.id)}"${user.id === chosenUserId ? ' selected' : ''}>` +
        `${escapeHtml(user.realName)}${user.isOwner ? ' · owner' : user.isAdmin ? ' · admin' : ''}</option>`,
    )
  const hidden = Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`)
    .join('')
  return frame(
    title,
    `<h1>${escapeHtml(title)}</h1>
    <p class="muted">${escapeHtml(app.name)} will be able to:</p>
    <ul>${scopes.map(scope => `<li>${escapeHtml(scopeTexts[scope] ?? scope)}</li>`).join('')}</ul>
    <form method="post" action="/sandbox/consent">${hidden}
      <label for="user">You are</label>
      <select id="user" name="user" autofocus>${people.join('')}</select>
      <div class="buttons">
        <button type="submit" name="answer" value="cancel">Cancel</button>
        <button type="submit" name="answer" value="allow" class="primary">Allow</button>
      </div>
    </form>`,
  )
}

export const problemPage = (problem: string): string =>
  frame(
    'This link does not work',
    `<h1>This link does not work</h1><p>${escapeHtml(problem)}</p><p class="muted">Go back and start again.</p>`,
  )

const frame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/page/styles/consent.css"></head>' +
  `<body><main>${body}</main></body></html>`
