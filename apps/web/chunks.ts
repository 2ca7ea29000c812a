/** React, the router and what every page needs beside them: changes rarely, and stays in browsers' caches. */
const vendor =
  /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler|swr|dequal|use-sync-external-store|superstruct|@vanilla-extract)[\\/]/

/** What nearly every page loads. A group takes along what its modules import: as one file that compresses far better. */
const shell =
  /[\\/](?:web[\\/]app[\\/](?:root|entry\.client|shell[\\/](?:(?:club|open)\.layout|LeavingPage))\.tsx|flow-hooks[\\/]src[\\/]shell[\\/]guard[\\/]|ui[\\/]src[\\/]primitives[\\/](?:Stack|Link|Heading|Text)[\\/])/

/** What every form is made of. */
const forms =
  /[\\/](?:ui[\\/]src[\\/]primitives[\\/](?:Form|TextField|PasswordField|Checkbox|Notice)|forms-validation[\\/]src[\\/]form)[\\/]/

export const chunks = {
  groups: [
    { name: 'vendor', test: vendor, priority: 2 },
    { name: 'shell', test: shell, priority: 1 },
    { name: 'forms', test: forms },
  ],
}
