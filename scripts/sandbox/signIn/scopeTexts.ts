type ScopeGroup = { readonly title: string; readonly texts: Readonly<Record<string, string>> }

const groups: readonly ScopeGroup[] = [
  {
    title: 'About you',
    texts: {
      openid: 'Know who you are',
      email: 'See your e-mail address',
      profile: 'See your name and picture',
    },
  },
  {
    title: 'See',
    texts: {
      'team:read': 'The name of the workspace',
      'users:read': 'The people of the workspace',
      'users:read.email': 'Their e-mail addresses',
      'users.profile:read': 'Their profiles',
      'usergroups:read': 'User groups and who is in them',
      'channels:read': 'Public channels and who is in them',
      'groups:read': 'Private channels it was added to',
      'channels:history': 'Messages of public channels it is in',
      'groups:history': 'Messages of private channels it is in',
      'im:history': 'Messages of its direct conversations',
      'im:read': 'Its direct conversations',
      'links:read': 'Links to it in messages',
      'reactions:read': 'Reactions',
      'emoji:read': 'The emoji of the workspace',
    },
  },
  {
    title: 'Do',
    texts: {
      commands: 'Add commands such as /shoutout',
      'chat:write': 'Write messages as the app',
      'chat:write.public': 'Write in public channels it is not in',
      'channels:join': 'Join public channels',
      'im:write': 'Begin direct conversations',
      'links:write': 'Show previews of links to it',
      'reactions:write': 'Add reactions',
    },
  },
]

/** Descriptions of scopes for people, by kind; an unknown scope is shown by its name. */
export const scopesInWords = (
  scopes: readonly string[],
): readonly { readonly title: string; readonly texts: readonly string[] }[] => {
  const known = groups.map(({ title, texts }) => ({
    title,
    texts: scopes.flatMap(scope => texts[scope] ?? []),
  }))
  const unknown = scopes.filter(scope => !groups.some(({ texts }) => scope in texts))
  return [...known, { title: 'Else', texts: unknown }].filter(({ texts }) => texts.length > 0)
}
