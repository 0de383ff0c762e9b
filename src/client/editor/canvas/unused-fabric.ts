/** Without methods, so that mixing it in adds nothing. */
class Nothing {
  declare protected readonly nothing: never;
}

/** In the browser's bundle these stand in for what Fabric mixes in or makes by itself and nothing here calls: writing SVG, and filters of pictures. */
export { Nothing as FabricObjectSVGExportMixin, Nothing as TextSVGExportMixin };

export class WebGLFilterBackend {
  /** Fabric calls it when it lets go of a picture. */
  evictCachesForKey(): void {}
}
