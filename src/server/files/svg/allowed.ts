const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Elements that draw, or that something drawn refers to. All others go, with everything they hold. */
export const ELEMENTS = words(`
  svg g defs symbol use switch a style
  path rect circle ellipse line polyline polygon image
  text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile`);

/** In whatever namespace and case: an SVG with one of these is refused, since somebody meant more than to draw. */
export const SCRIPTING = words('script foreignobject iframe object embed handler listener');

/** Elements whose text is drawn or means something. */
export const WITH_TEXT = words('text tspan textPath style');

/** Attributes that are plain words and numbers. */
export const PLAIN_ATTRIBUTES = words(`
  id class x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox preserveAspectRatio version transform pathLength
  rotate textLength lengthAdjust startOffset method spacing side systemLanguage requiredFeatures requiredExtensions
  offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient
  filterUnits primitiveUnits filterRes in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
  order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant
  specularExponent kernelUnitLength azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle scale xChannelSelector
  yChannelSelector stdDeviation radius xml:space xml:lang lang`);

/** Style properties, which are attributes of their own too. */
export const PROPERTIES = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cx cy
  direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-variant-caps
  font-variant-ligatures font-variant-numeric font-variation-settings font-weight glyph-orientation-horizontal
  glyph-orientation-vertical height image-rendering isolation kerning letter-spacing lighting-color line-height marker marker-end
  marker-mid marker-start mask mask-type mix-blend-mode opacity overflow paint-order r rx ry shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-align text-anchor text-decoration text-decoration-line text-indent text-orientation text-rendering text-transform transform
  transform-box transform-origin unicode-bidi vector-effect visibility white-space width word-spacing writing-mode x y`);

/** Functions a style's value may call; `url` only with a part of the same document. */
export const FUNCTIONS = words(`
  url rgb rgba hsl hsla hwb lab lch oklab oklch color
  matrix translate translatex translatey scale scalex scaley rotate skewx skewy rect
  blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia`);

/** Functions that load pictures by a plain text. */
export const LOADING_FUNCTIONS = words('image image-set -webkit-image-set cross-fade -webkit-cross-fade src element paint');
