import { embedded } from './write-svg';

/** Drawings as programs write them. `picture` is a small PNG. */
export const drawings = (picture: Buffer): readonly (readonly [program: string, svg: string])[] => [
  [
    'Illustrator',
    `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
  viewBox="0 0 300 200" style="enable-background:new 0 0 300 200;" xml:space="preserve">
<style type="text/css"><![CDATA[
  .st0{fill:#FFF5E1;}
  .st1{fill:url(#SVGID_1_);}
  .st2{fill:none;stroke:#1D1D1B;stroke-width:3;stroke-linecap:round;stroke-dasharray:6,4;stroke-miterlimit:10;}
  .st3,.st4 > path{clip-path:url(#SVGID_3_);opacity:0.6}
  #Layer_1 .st5{font-family:'Open Sans\\2c  Arial';font-size:24px;fill:rgb(20,40,60)!important;fill:red}
  @media print { .st0 { fill: none } }
]]></style>
<rect class="st0" width="300" height="200"/>
<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="20" y1="20" x2="180" y2="140">
  <stop offset="0" style="stop-color:#E6332A"/><stop offset="1" style="stop-color:#3C3C8C;stop-opacity:.5"/>
</linearGradient>
<path class="st1" d="M20,20h120c22.1,0,40,17.9,40,40v80H20V20z"/>
<defs><circle id="SVGID_2_" cx="200" cy="100" r="60"/></defs>
<clipPath id="SVGID_3_"><use xlink:href="#SVGID_2_" style="overflow:visible;"/></clipPath>
<g class="st4"><path style="fill:#00A19A" d="M120 40l160 30-60 90z"/></g>
<rect class="st3" x="150" y="30" width="80" height="150" fill="#FFDE00"/>
<polyline class="st2" points="10,190 60,150 110,190 160,150 210,190 "/>
<switch><g><text transform="matrix(1 0 0 1 30 180)" class="st5">Good  day &amp; <tspan font-weight="bold">night</tspan></text></g></switch>
</svg>`,
  ],
  [
    'Inkscape',
    `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="80mm" height="60mm" viewBox="0 0 80 60" version="1.1" id="svg1" inkscape:version="1.3" sodipodi:docname="a.svg"
  xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
  xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#">
  <sodipodi:namedview id="view1" pagecolor="#ffffff" inkscape:zoom="1.5"><inkscape:grid type="xygrid" id="grid1"/></sodipodi:namedview>
  <metadata><rdf:RDF><cc:Work rdf:about=""><cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <defs id="defs1">
    <marker style="overflow:visible" id="Triangle" refX="0" refY="0" orient="auto-start-reverse" markerWidth="2" markerHeight="2"
      viewBox="0 0 1 1" inkscape:stockid="Triangle" preserveAspectRatio="xMidYMid">
      <path transform="scale(0.5)" style="fill:context-stroke;fill-rule:evenodd;stroke:context-stroke;stroke-width:1pt"
        d="M 5.77,0.0 L -2.88,5.0 L -2.88,-5.0 L 5.77,0.0 z"/></marker>
    <radialGradient inkscape:collect="always" xlink:href="#colours" id="radial" cx="40" cy="30" fx="40" fy="30" r="20"
      gradientTransform="matrix(1,0,0,0.75,0,7.5)" gradientUnits="userSpaceOnUse"/>
    <linearGradient inkscape:collect="always" id="colours"><stop style="stop-color:#ff0;stop-opacity:1" offset="0"/>
      <stop style="stop-color:#0a5;stop-opacity:0" offset="1"/></linearGradient>
    <filter inkscape:collect="always" style="color-interpolation-filters:sRGB" id="blur" x="-0.1" y="-0.1" width="1.2" height="1.2">
      <feGaussianBlur inkscape:collect="always" stdDeviation="0.8" id="blur1"/></filter>
    <pattern id="dots" patternUnits="userSpaceOnUse" width="4" height="4" patternTransform="rotate(30)"><circle cx="2" cy="2" r="1"/></pattern>
  </defs>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,1)">
    <ellipse style="fill:url(#radial);fill-rule:evenodd;stroke-width:0.26;-inkscape-stroke:none" id="e1" cx="40" cy="30" rx="20" ry="15"/>
    <rect id="r1" width="16" height="12" x="5" y="5" ry="2" style="opacity:1;fill:#d40000;filter:url(#blur)"/>
    <use x="0" y="0" xlink:href="#r1" id="clone" transform="translate(50,30)" width="100%" height="100%"/>
    <rect width="20" height="10" x="55" y="5" style="fill:url(#dots);stroke:#000;stroke-width:.3;stroke-dasharray:1, 0.5;paint-order:stroke fill markers"/>
    <path style="fill:none;stroke:#000080;stroke-width:0.8;marker-end:url(#Triangle)" d="m 10,50 c 10,-10 20,5 40,-5" sodipodi:nodetypes="cc" id="p1"/>
    <text xml:space="preserve" style="font-size:6px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:sans-serif;text-anchor:middle"
      x="40" y="56" id="t1"><tspan sodipodi:role="line" id="ts1" x="40" y="56" style="stroke-width:0.26">Grüße  “aus”</tspan></text>
  </g>
</svg>`,
  ],
  [
    'Figma',
    `<svg width="240" height="160" viewBox="0 0 240 160" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_1_2)">
<rect width="240" height="160" rx="12" fill="#F4F1FF"/>
<g filter="url(#filter0_d_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M40 30H120V110H40V30ZM60 50V90H100V50H60Z" fill="#7B61FF"/></g>
<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="130" y="30" width="80" height="80"><circle cx="170" cy="70" r="40" fill="#D9D9D9"/></mask>
<g mask="url(#mask0_1_2)"><rect x="130" y="30" width="80" height="80" fill="url(#pattern0_1_2)"/></g>
<rect x="20" y="120" width="90" height="24" rx="12" fill="url(#paint0_linear_1_2)" fill-opacity="0.8"/>
<g style="mix-blend-mode:multiply" opacity="0.5"><rect x="60" y="100" width="90" height="40" fill="#FF8A00"/></g>
</g>
<defs>
<filter id="filter0_d_1_2" x="36" y="30" width="88" height="88" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feComposite in2="hardAlpha" operator="out"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_1_2"/>
<feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_1_2" result="shape"/>
</filter>
<pattern id="pattern0_1_2" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_1_2" transform="scale(0.0625)"/></pattern>
<linearGradient id="paint0_linear_1_2" x1="20" y1="120" x2="110" y2="144" gradientUnits="userSpaceOnUse"><stop stop-color="#FF00E5"/><stop offset="1" stop-color="#00F0FF" stop-opacity="0"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="240" height="160" fill="white"/></clipPath>
<image id="image0_1_2" width="16" height="16" xlink:href="${embedded(picture)}"/>
</defs>
</svg>`,
  ],
  [
    'Canva',
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" zoomAndPan="magnify" viewBox="0 0 150 149.999998" height="200" preserveAspectRatio="xMidYMid meet" version="1.0">
<defs><g/><filter x="0%" y="0%" width="100%" height="100%" id="5c1"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0" color-interpolation-filters="sRGB"/></filter>
<clipPath id="a81"><path d="M 10 10 L 140 10 L 140 140 L 10 140 Z M 10 10 " clip-rule="nonzero"/></clipPath>
<mask id="b72"><g filter="url(#5c1)"><rect x="-15" width="180" fill="#000000" y="-15" height="180" fill-opacity="0.6"/></g></mask></defs>
<rect x="-15" width="180" fill="#ffffff" y="-15" height="179.999998" fill-opacity="1"/>
<g clip-path="url(#a81)"><g mask="url(#b72)"><g transform="matrix(6.5, 0, 0, 6.5, 10, 10)"><image x="0" y="0" width="16" xlink:href="${embedded(picture)}" height="16" preserveAspectRatio="xMidYMid meet"/></g></g></g>
<path stroke-linecap="butt" transform="matrix(0.75, 0, 0, 0.75, 20, 70)" fill="none" stroke-linejoin="miter" d="M 0.001 2 L 140.7 2 " stroke="#a6a6a6" stroke-width="4" stroke-opacity="1" stroke-miterlimit="4"/>
<g fill="#1e1e1e" fill-opacity="1"><g transform="translate(30, 120)"><g><path d="M 2.5 0 L 2.5 -21 L 10 -21 C 17 -21 17 -9 10 -9 L 6 -9 L 6 0 Z"/></g></g></g>
</svg>`,
  ],
];
