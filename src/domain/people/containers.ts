/** What names a container's host. */
interface ContainerName {
  readonly domain: string;
  /** Dots written as underscores: `localhost`, `shop_example_com`. */
  readonly server: string;
}

/** The host of a container: {domain}.{server with underscores turned into dots} (specification 2, §2). */
export const hostOfContainer = ({ domain, server }: ContainerName): string => `${domain}.${server.replaceAll('_', '.')}`;

/** Where the container switcher leads: the container's host, with scheme, port, path and query of where the person is. */
export const addressInContainer = (container: ContainerName, { protocol, port, pathname, search }: URL): URL =>
  new URL(`${protocol}//${hostOfContainer(container)}${port && `:${port}`}${pathname}${search}`);
