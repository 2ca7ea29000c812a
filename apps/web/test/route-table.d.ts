declare module 'virtual:route-table' {
  export interface TableRoute {
    path?: string
    index: boolean
    load: () => Promise<import('./openPage.tsx').RouteModule>
    children: TableRoute[]
  }
  const table: TableRoute[]
  export default table
}
